/** Why a call failed, in the terms of the request rules of the specification. */
export class RequestFailed extends Error {
  /** The HTTP status or the code of the body; 0 when there was no answer. */
  readonly code: number
  /** The stable code of the refusal, if the server gave one. */
  readonly errorCode: string | null
  readonly data: unknown
  constructor(code: number, message: string, errorCode: string | null = null, data: unknown = null) {
    super(message)
    this.code = code
    this.errorCode = errorCode
    this.data = data
  }
}

/** The session ended: the token is dropped, and signing in leads back here. */
export class SessionEnded extends RequestFailed {
  constructor() {
    super(401, "unauthorized or login expired")
  }
}

/** The device has no network: nothing is wrong with the server. */
export class Offline extends RequestFailed {
  constructor() {
    super(0, "the device is offline")
  }
}

/** The server did not answer in time. Whether it did what was asked is not known. */
export class TimedOut extends RequestFailed {
  constructor() {
    super(0, "the server did not answer in time")
  }
}

/** The result of a call while the page waits to be reloaded: it never settles. */
export const never = <Value>(): Promise<Value> => new Promise(() => {})
