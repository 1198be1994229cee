import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The real server, on a free port of this machine alone and with a data folder of its own.

const root = join(dirname(fileURLToPath(import.meta.url)), '../../../..');

function program(): string {
  const given = process.env.GALLOPER_SERVER_PROGRAM;
  const built = ['check', 'release'].map((name) =>
    join(root, 'build', name, 'bin/galloper-server'),
  );
  const found = [given, ...built].find((path) => path !== undefined && existsSync(path));
  if (!found) throw new Error('There is no galloper-server: build it first (./check does).');
  return found;
}

export class Server {
  readonly data = mkdtempSync(join(tmpdir(), 'galloper-end-to-end-'));
  address = '';
  private child: ChildProcess | undefined;
  private port = 0;

  /** With the scenarios below a folder of the tree. */
  constructor(private readonly scenarios = 'common/rulesets') {}

  /** Starts it; the second time on the port that it had. */
  async start(): Promise<void> {
    const child = spawn(
      program(),
      [
        ...['--port', String(this.port), '--data', this.data],
        ...['--web', join(root, 'clients/web/dist'), '--scenarios', join(root, this.scenarios)],
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    this.child = child;
    this.address = await addressOf(child);
    this.port = Number(new URL(this.address).port);
  }

  /** As a power cut would end it. */
  async kill(): Promise<void> {
    const child = this.child;
    this.child = undefined;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}

// The server prints one line with its address once it can be connected to.
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((done, failed) => {
    let said = '';
    let complaint = '';
    child.stdout!.on('data', (bytes: Buffer) => {
      said += bytes.toString();
      const address = /https?:\/\/\S+/.exec(said)?.[0];
      if (address) done(address);
    });
    child.stderr!.on('data', (bytes: Buffer) => (complaint += bytes.toString()));
    child.once('error', failed);
    child.once('exit', (code) => failed(new Error(`the server ended (${code}): ${complaint}`)));
  });
}
