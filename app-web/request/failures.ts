/** Why a call failed, as the request rules of the specification tell it apart. */
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

/** The session ended: the token is forgotten, the reader goes to sign in and comes back. */
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

/** For a call that waits for the page to be loaded anew: it never settles. */
export const never = <Value>(): Promise<Value> => new Promise(() => {})
