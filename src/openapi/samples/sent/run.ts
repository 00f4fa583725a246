/** Run samples in their languages, for tests. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Outcome {
  /** 0 where the program ended well. */
  code: number;
  /** Its output, errors included. */
  text: string;
}

interface Runner {
  /** A command that succeeds where the language's tools are there. */
  probe: [command: string, ...args: string[]];
  /** Write samples as one or more programs; return the command of each, to be run one after the other. */
  programs: (samples: readonly string[], folder: string) => [command: string, ...args: string[]][];
}

/** The file that samples with a body of bytes send. */
export const fileName = 'file.bin';
export const fileBytes = Buffer.from([0, 1, 13, 10, 39, 128, 255]);

function write(folder: string, name: string, text: string): string {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
  return path;
}

/** A browser's sample takes its file from an input. */
const fileOfReader = `import { openAsBlob } from 'node:fs';\nconst file = await openAsBlob('${fileName}');\n`;

const project = `<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><OutputType>Exe</OutputType><TargetFramework>net8.0</TargetFramework>
<LangVersion>latest</LangVersion><ImplicitUsings>enable</ImplicitUsings></PropertyGroup></Project>`;

export const runners: Record<string, Runner> = {
  curl: {
    probe: ['curl', '--version'],
    programs: (samples, folder) => [['bash', '-e', write(folder, 'all.sh', samples.join('\n'))]],
  },
  javascript: {
    probe: ['node', '--version'],
    programs: (samples, folder) => {
      const blocks = samples.map((sample) => `{\n${sample}\n}\n`).join('');
      return [['node', write(folder, 'all.mjs', fileOfReader + blocks)]];
    },
  },
  python: {
    probe: ['python3', '-c', 'import requests'],
    programs: (samples, folder) => [['python3', write(folder, 'all.py', samples.join('\n'))]],
  },
  go: {
    probe: ['go', 'version'],
    programs: (samples, folder) => {
      // One program links much faster than many.
      const calls = samples.map((_, index) => `\tsample${index}()\n`);
      const main = write(folder, 'go/main.go', `package main\n\nfunc main() {\n${calls.join('')}}\n`);
      const files = samples.map((sample, index) =>
        write(folder, `go/sample${index}.go`, sample.replace('func main()', `func sample${index}()`)),
      );
      return [['go', 'run', main, ...files]];
    },
  },
  csharp: {
    probe: ['dotnet', '--version'],
    programs: (samples, folder) =>
      samples.map((sample, index) => {
        write(folder, `cs-${index}/Program.cs`, sample);
        return ['dotnet', 'run', '--project', write(folder, `cs-${index}/sample.csproj`, project)];
      }),
  },
  powershell: {
    probe: ['pwsh', '-Version'],
    programs: (samples, folder) => [
      [
        'pwsh',
        '-NoProfile',
        '-File',
        write(folder, 'all.ps1', ["$ErrorActionPreference = 'Stop'", ...samples].join('\n')),
      ],
    ],
  },
};

/** True where a language's tools are installed. */
export function canRun(id: string): boolean {
  const [command = '', ...args] = runners[id]?.probe ?? [];
  return spawnSync(command, args).status === 0;
}

/** Run samples in order, in a folder that holds the file. */
export async function run(id: string, samples: readonly string[], folder: string): Promise<Outcome> {
  write(folder, fileName, '');
  writeFileSync(join(folder, fileName), fileBytes);
  let text = '';
  for (const [command, ...args] of runners[id]?.programs(samples, folder) ?? []) {
    const outcome = await new Promise<Outcome>((resolve) => {
      execFile(
        command,
        args,
        { cwd: folder, env: { ...process.env, NO_PROXY: '*', GO111MODULE: 'off' } },
        (error, out, err) => resolve({ code: error ? Number(error.code ?? 1) : 0, text: out + err }),
      );
    });
    text += outcome.text;
    if (outcome.code !== 0) return { code: outcome.code, text };
  }
  return { code: 0, text };
}
