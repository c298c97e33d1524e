import { isObject, type JsonObject } from "./json.ts"

const text = `Recordings, documents and text in; transcripts, summaries and mind maps out.

Every JSON answer is \`{ "code": 200, "message": "success", "data": … }\`. The HTTP status equals \`code\`, except that a missing object is HTTP 200 with code 404. Each query parameter may be given once. Failures carry \`data.error_code\` and \`data.request_id\`. The files of exports and recordings are sent as they are.`

/** Metadata about the contract as a whole. Addresses are relative to where it was read. */
export const about = (contract: JsonObject, brand: string): JsonObject => {
  const { openapi = "", info, tags = [], security: _, ...rest } = contract
  return {
    openapi,
    info: {
      ...(isObject(info) ? info : {}),
      title: brand,
      description: text,
      contact: { name: "The operator of this server" },
      license: { name: "GPL-3.0-or-later", identifier: "GPL-3.0-or-later" },
    },
    servers: [{ url: "/" }],
    security: [{ bearer: [] }],
    tags,
    ...rest,
  }
}

/** Most calls need a session, so only those that do not say so. */
export const withCommonSecurity = (operation: JsonObject): JsonObject => {
  const { security, parameters, ...rest } = operation
  const isOpen = Array.isArray(security) && security.length === 0
  const { 401: _, ...open } = isObject(rest["responses"]) ? rest["responses"] : {}
  return {
    ...rest,
    ...(Array.isArray(parameters) && parameters.length > 0 ? { parameters } : {}),
    ...(isOpen ? { security: [], responses: open } : {}),
  }
}
