import { envelopeOf } from "../request/envelope-of.ts"
import { requestIdHeader } from "../request/request-id.ts"

/** The version of the resumable protocol that is spoken. */
export const tusVersion = "1.0.0"
export const tusHeader = ["tus-resumable", tusVersion] as const
export const tusMethods = ["OPTIONS", "POST", "HEAD", "PATCH", "DELETE"]
export const pieceType = "application/offset+octet-stream"

/** Some networks let only GET and POST through; the protocol has a header for them. */
export const withRealMethod = (request: Request): Request => {
  const method = request.headers.get("x-http-method-override")?.toUpperCase()
  if (request.method !== "POST" || (method !== "PATCH" && method !== "DELETE" && method !== "HEAD")) return request
  const { url, headers } = request
  return new Request(url, { method, headers })
}

type Refused = readonly [status: number, code: string, message: string, headers?: Readonly<Record<string, string>>]

/** What the protocol wants refused before the upload is looked up. */
export const protocolError = (request: Request): Response | null => {
  const refused = byMethod(request) ?? byHeaders(request.headers)
  if (refused === null) return null
  const [status, code, message, headers] = refused
  const id = request.headers.get(requestIdHeader) ?? ""
  return envelopeOf(status, id, [code, message], { "tus-resumable": tusVersion, ...headers })
}

const byMethod = ({ method, headers }: Request): Refused | null => {
  if (!tusMethods.includes(method)) {
    return [405, "MethodNotAllowed", "Uploads are not read back here", { allow: tusMethods.join(", ") }]
  }
  if (headers.get("tus-resumable") !== tusVersion) {
    return [412, "WrongProtocolVersion", `Tus-Resumable: must be ${tusVersion}`, { "tus-version": tusVersion }]
  }
  if (method === "PATCH" && headers.get("content-type") !== pieceType) {
    return [415, "UnsupportedMediaType", `Content-Type: must be ${pieceType}`]
  }
  if (method === "PATCH" && !headers.has("upload-offset")) {
    return [403, "HeaderMissing", "Upload-Offset: is required"]
  }
  return method === "POST" && headers.has("upload-length") === headers.has("upload-defer-length")
    ? [400, "HeaderMissing", "Upload-Length: is required, or Upload-Defer-Length: 1"]
    : null
}

const number = /^(0|[1-9]\d{0,14})$/
const pair = "[!-+.-~]+(?: (?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)?"
const shapes: Readonly<Record<string, RegExp>> = {
  "upload-length": number,
  "upload-offset": number,
  "upload-defer-length": /^1$/,
  "upload-metadata": new RegExp(`^${pair}(?:, ?${pair})*$`),
}

const byHeaders = (headers: Headers): Refused | null => {
  if (headers.has("upload-concat")) return [501, "NotImplemented", "Upload-Concat: is not supported"]
  const wrong = Object.entries(shapes).find(([name, shape]) =>
    !shape.test(headers.get(name) ?? "") && headers.has(name)
  )
  return wrong === undefined ? null : [400, "HeaderInvalid", `${wrong[0]}: is not valid`]
}
