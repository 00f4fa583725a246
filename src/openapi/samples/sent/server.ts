/** A server that records what arrives, for tests of samples. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Arrived {
  method: string;
  /** Path and query, as sent. */
  target: string;
  /** By name in small letters; repeated ones are joined. */
  headers: Record<string, string>;
  body: Buffer;
}

export interface RecordingServer {
  /** Without the trailing slash. */
  origin: string;
  /** Return what has arrived since the last call, in order. */
  take: () => Arrived[];
  close: () => Promise<void>;
}

/** Start a server on a free port of this machine. It answers JSON; for a path that ends with a status, with that status. */
export async function startRecording(): Promise<RecordingServer> {
  let arrived: Arrived[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url: target = '', headers } = request;
      const flat = Object.entries(headers).map(([name, value]) => [name, String(value)]);
      arrived.push({
        method,
        target,
        headers: Object.fromEntries(flat) as Arrived['headers'],
        body: Buffer.concat(chunks),
      });
      const status = Number(/\/(\d{3})$/.exec(target)?.[1] ?? 200);
      if (status === 204) response.writeHead(204).end();
      else {
        response.writeHead(status, { 'Content-Type': 'application/json' });
        response.end(status < 300 ? '{"answer":"fine"}' : '{"error":"no such flight"}');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    take: () => {
      const taken = arrived;
      arrived = [];
      return taken;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
