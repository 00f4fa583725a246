/** Gatsby's stream of events as the few lines that a person or a build log wants. */

/** An event that Gatsby's reporter sends to its parent process, as far as it is read here. */
interface LogAction {
  type: 'LOG_ACTION';
  action: { type: string; payload: unknown };
}

interface Activity {
  uuid: string;
  text?: string;
  name?: string;
  /** Seconds. */
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
/** Said on every build, and nothing that an author of this site could act on. */
const noise = [
  /browserslist|caniuse-lite/i,
  /built-in support for modifying the document head/,
  /^Truncated page data information/,
  /^\s*$/,
];
/** What SWC's messages end with: addresses in its own binary. */
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
  /** What plugins and crashes print, kept for the case that Gatsby dies without naming an error. */
  #tail: string[] = [];

  constructor(readonly print: (line: string) => void) {}

  #say(line: string) {
    if (this.#said.has(line)) return;
    this.#said.add(line);
    this.#saidAt = Date.now();
    this.print(line);
  }

  /** One message of the child process; those that are not Gatsby's reporter's are ignored. */
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

  /** Text from the child's standard output or error. Gatsby's own events there are JSON and arrive as messages too. */
  printed(text: string): void {
    for (const line of text.split('\n')) {
      if (line.startsWith('{"') || noise.some((pattern) => pattern.test(line))) continue;
      this.#tail.push(line);
    }
    this.#tail.splice(0, this.#tail.length - 60);
  }

  /** A sign of life, where nothing was said for a while. */
  heartbeat(): void {
    const now = Date.now();
    const current = [...this.#running.values()].at(-1);
    if (now - this.#saidAt < 15_000) return;
    this.print(`  ... ${current ? `${current.text} (${Math.round((now - current.since) / 1000)} s)` : 'working'}`);
  }

  /** After the last event. Where Gatsby failed without an error of its own, what it printed last is all there is. */
  end(failed: boolean): void {
    if (failed && !this.#hadError) for (const line of this.#tail) this.print(line);
  }
}
