// What no linter sees: names of files, opening sentences, circles, private words, documents that are out of date.
import * as architecture from '../architecture.js';
import { root } from './setup/paths.js';
import { checkDocuments } from './structure/documents.js';
import { openHouse } from './structure/house.js';
import { checkImports } from './structure/imports.js';
import { checkMap } from './structure/map.js';
import { checkOpenings } from './structure/openings.js';
import { checkPrivacy } from './structure/privacy.js';
import { checkVocabulary } from './structure/vocabulary.js';

const checks = [
  checkVocabulary,
  checkOpenings,
  checkImports,
  checkPrivacy,
  checkDocuments,
  checkMap,
];

const house = openHouse(root);
const problems = checks.flatMap((check) => check(house, architecture));
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
