const words: Readonly<Record<number, readonly [code: string, message: string]>> = {
  404: ["RouteNotFound", "There is no such address"],
  405: ["MethodNotAllowed", "This address does not allow this method"],
  408: ["RequestTimeout", "The request took too long"],
  413: ["RequestTooLarge", "The request is larger than allowed: 8 MB, 200,000 values, or 64 kB as a form"],
  415: ["UnsupportedMediaType", "Content-Type: must be application/json"],
  421: ["WrongHost", "Host: this server does not answer to that name"],
}

/** The envelope for what never reaches a use case. */
export const envelopeOf = (
  status: number,
  requestId: string,
  [errorCode, message]: readonly [string, string] = words[status] ??
    ["InternalError", "Something went wrong on our side"],
  headers: Readonly<Record<string, string>> = {},
): Response =>
  Response.json(
    { code: status, message, data: { error_code: errorCode, request_id: requestId } },
    { status, headers: { "x-request-id": requestId, ...headers } },
  )
