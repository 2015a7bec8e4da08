// What the page's own Fluent says: [{language, source, said: [[key, arguments]]}] → the sentences.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const web = createRequire(new URL('../../web/package.json', import.meta.url));
const { FluentBundle, FluentResource } = web('@fluent/bundle');

const sentences = JSON.parse(readFileSync(0, 'utf8')).map(({ language, source, said }) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return said.map(([key, args]) => bundle.formatPattern(bundle.getMessage(key).value, args));
});
process.stdout.write(JSON.stringify(sentences));
