// Makes src/generated from the protocol's files, with protoc and the plugin that npm installed.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = join(dirname(fileURLToPath(import.meta.url)), '..');
const protocol = join(here, '../../proto');
const files = readdirSync(join(protocol, 'galloper/play/v1'))
  .filter((name) => name.endsWith('.proto'))
  .map((name) => join('galloper/play/v1', name));
const out = join(here, 'src/generated');

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
execFileSync(
  'protoc',
  [
    `--plugin=protoc-gen-es=${join(here, 'node_modules/.bin/protoc-gen-es')}`,
    `--proto_path=${protocol}`,
    `--es_out=${out}`,
    '--es_opt=target=ts,import_extension=none',
    ...files,
  ],
  { stdio: 'inherit' },
);
