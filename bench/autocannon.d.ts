/** The part of autocannon that the benches use; it brings no types of its own. */
declare module 'autocannon' {
  export type Request = {
    method?: string
    path?: string
    headers?: Record<string, string>
    body?: string
    setupRequest?: (request: Request) => Request
  }
  export type Options = {
    url: string
    connections: number
    /** Seconds, where no amount of calls is wanted. */
    duration?: number
    amount?: number
    /** Seconds until a call counts as not answered; ten unless told. */
    timeout?: number
    /** Calls a second, of all connections together. */
    overallRate?: number
    requests: Request[]
  }
  export type Result = {
    '2xx': number
    non2xx: number
    errors: number
    timeouts: number
    duration: number
    latency: { average: number; p50: number; p97_5: number; p99: number }
    /** Only there where it runs in a thread. */
    totalBytes?: number
    statusCodeStats?: Record<string, { count?: number }>
  }
  export default function autocannon(options: Options): Promise<Result> & { stop: () => void }
}
