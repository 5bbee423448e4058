// Draws the map of the modules into ARCHITECTURE.md, from architecture.js.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as architecture from '../architecture.js';
import { root } from './setup/paths.js';
import { drawInto } from './structure/map.js';

const file = join(root, 'ARCHITECTURE.md');
writeFileSync(file, drawInto(readFileSync(file, 'utf8'), architecture));
