// Prints a TypeScript file of the page as JavaScript.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const ts = createRequire(new URL('../../web/package.json', import.meta.url))('typescript');
const source = readFileSync(process.argv[2], 'utf8');
const compilerOptions = { target: 'ES2022', module: 'ESNext' };
process.stdout.write(ts.transpileModule(source, { compilerOptions }).outputText);
