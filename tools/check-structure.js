// Structure checks that no linter has: imports, file names, opening comments, cycles, replaced words, outdated documents.
import * as architecture from '../architecture.js';
import { root } from './setup/paths.js';
import { checkBoundaries } from './structure/boundaries.js';
import { checkDocuments } from './structure/documents.js';
import { openCodebase } from './structure/codebase.js';
import { checkImports } from './structure/imports.js';
import { checkMap } from './structure/map.js';
import { checkOpenings } from './structure/file-openings.js';
import { checkWords } from './structure/plain-words.js';
import { checkPrivacy } from './structure/privacy.js';
import { checkFileNames } from './structure/file-names.js';

const checks = [
  checkFileNames,
  checkOpenings,
  checkBoundaries,
  checkImports,
  checkPrivacy,
  checkWords,
  checkDocuments,
  checkMap,
];

const codebase = openCodebase(root);
const problems = checks.flatMap((check) => check(codebase, architecture));
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
