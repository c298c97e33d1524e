/** A request that the local model does not answer, as OpenAI's API says it. */
export class RequestRefused extends Error {
  readonly status: number
  readonly code: string | null
  readonly param: string | null

  constructor(status: number, message: string, code: string | null = null, param: string | null = null) {
    super(message)
    this.status = status
    this.code = code
    this.param = param
  }
}

export const contextExceeded = (message: string): RequestRefused =>
  new RequestRefused(400, message, "context_length_exceeded", "messages")
