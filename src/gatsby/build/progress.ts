/** Reduce Gatsby's stream of events to the few lines that a person or a build log needs. */

/** The fields read of an event that Gatsby's reporter sends to its parent process. */
interface LogAction {
  type: 'LOG_ACTION';
  action: { type: string; payload: unknown };
}

interface Activity {
  uuid: string;
  text?: string;
  name?: string;
  /** Duration in seconds. */
  duration?: number;
  status?: string;
}

interface Log {
  level?: string;
  text?: string;
  code?: string;
  filePath?: string;
  location?: { start?: { line?: number; column?: number } };
  stack?: { fileName?: string; functionName?: string; lineNumber?: number; columnNumber?: number }[];
}

const slowSeconds = 0.5;
/** Printed on every build, with nothing for an author of this site to act on. */
const noise = [
  /browserslist|caniuse-lite/i,
  /built-in support for modifying the document head/,
  /^Truncated page data information/,
  /^\s*$/,
];
/** The end of SWC's messages: addresses in its own binary. */
const nativeFrames = /\s*Caused by:\s.*\s+Stack backtrace:\n(\s+(\d+:|at ).*\n?)*/;

function logAction(message: unknown): LogAction['action'] | undefined {
  const candidate = message as Partial<LogAction> | null;
  return candidate?.type === 'LOG_ACTION' ? candidate.action : undefined;
}

function errorText({ text = '', code, filePath, location, stack }: Log): string {
  const line = location?.start?.line;
  const column = location?.start?.column;
  const place = [filePath, line, column].filter((part) => part !== undefined && part !== '').join(':');
  const frames = (stack ?? [])
    .filter(({ fileName }) => fileName && !fileName.includes('node_modules') && !fileName.startsWith('node:'))
    .map((frame) => `    at ${frame.functionName ?? ''} ${frame.fileName ?? ''}:${frame.lineNumber ?? ''}`);
  return [
    `error${code ? ` ${code}` : ''}: ${text.replace(nativeFrames, '\n').trim()}`,
    ...(place ? [`  ${place}`] : []),
    ...frames,
  ].join('\n');
}

export class GatsbyProgress {
  #running = new Map<string, { text: string; since: number }>();
  #saidAt = Date.now();
  #said = new Set<string>();
  #hadError = false;
  /** Last output of plugins and crashes, in case Gatsby dies without naming an error. */
  #tail: string[] = [];

  constructor(readonly print: (line: string) => void) {}

  #say(line: string) {
    if (this.#said.has(line)) return;
    this.#said.add(line);
    this.#saidAt = Date.now();
    this.print(line);
  }

  /** Handle one message of the child process; only those of Gatsby's reporter count. */
  message(message: unknown): void {
    const action = logAction(message);
    if (action?.type === 'LOG') this.#log(action.payload as Log);
    else if (action?.type.startsWith('ACTIVITY_')) this.#activity(action.type, action.payload as Activity);
  }

  #log(log: Log) {
    const text = log.text ?? '';
    if (noise.some((pattern) => pattern.test(text))) return;
    if (log.level === 'ERROR' || log.level === 'CRITICAL') {
      this.#hadError = true;
      this.#say(errorText(log));
    } else if (log.level === 'WARNING') this.#say(`warning: ${text.trim()}`);
  }

  #activity(type: string, { uuid, text, name, duration = 0, status }: Activity) {
    if (type === 'ACTIVITY_START') this.#running.set(uuid, { text: text ?? name ?? uuid, since: Date.now() });
    if (type !== 'ACTIVITY_END') return;
    const started = this.#running.get(uuid);
    this.#running.delete(uuid);
    if (!started || status === 'CANCELLED') return;
    if (status === 'FAILED') this.#say(`  failed: ${started.text}`);
    else if (duration >= slowSeconds) this.#say(`  ${started.text} (${duration.toFixed(1)} s)`);
  }

  /** Handle text from the child's standard output or error. Gatsby's own events there are JSON, and arrive as messages too. */
  printed(text: string): void {
    for (const line of text.split('\n')) {
      if (line.startsWith('{"') || noise.some((pattern) => pattern.test(line))) continue;
      this.#tail.push(line);
    }
    this.#tail.splice(0, this.#tail.length - 60);
  }

  /** Print a sign of life after a while of silence. */
  heartbeat(): void {
    const now = Date.now();
    const current = [...this.#running.values()].at(-1);
    if (now - this.#saidAt < 15_000) return;
    this.print(`  ... ${current ? `${current.text} (${Math.round((now - current.since) / 1000)} s)` : 'working'}`);
  }

  /** Finish after the last event. If Gatsby failed without an error of its own, print its last output. */
  end(failed: boolean): void {
    if (failed && !this.#hadError) for (const line of this.#tail) this.print(line);
  }
}
