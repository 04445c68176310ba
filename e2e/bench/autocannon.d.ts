declare module 'autocannon' {
  interface Request {
    method: 'GET';
    path?: string;
    headers?: Record<string, string>;
    setupRequest?: (request: Request) => Request;
  }
  interface Result {
    non2xx: number;
    errors: number;
    requests: { average: number };
  }
  export default function autocannon(options: { url: string; connections: number; duration: number; requests: Request[] }): Promise<Result>;
}
