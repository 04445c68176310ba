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
    timeouts: number;
    requests: { average: number; total: number };
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    overallRate?: number;
    requests: Request[];
  }): Promise<Result>;
}
