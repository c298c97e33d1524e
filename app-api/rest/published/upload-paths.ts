import type { JsonObject } from "./json.ts"

// What the contract's schemas do not read: bytes, and the tus protocol. `tests/architecture` keeps it complete.

const header = (name: string, description: string, schema: JsonObject, required = true): JsonObject => ({
  name,
  in: "header",
  description,
  required,
  schema,
})
const count = { type: "integer", minimum: 0 }
const text = { type: "string" }

const failure = (description: string): JsonObject => ({
  description,
  content: { "application/json": { schema: { $ref: "#/components/schemas/Failure400" } } },
})
const failures = {
  400: failure("Malformed input; the message names the field and the rule"),
  401: failure("Not signed in"),
  413: failure("Too large"),
  415: failure("A kind of body that this call does not take"),
  507: failure("There is no room to store anything"),
  500: failure("An error on our side"),
}
const missing = failure("There is no such upload")
const missingParts = failure("Parts are missing")
const protocol = header("Tus-Resumable", "The version of the protocol", { const: "1.0.0" })
const inPath: JsonObject = { name: "id", in: "path", required: true, schema: { type: "string", format: "uuid" } }
const bytes = (type: string): JsonObject => ({
  required: true,
  content: { [type]: { schema: { type: "string", format: "binary" } } },
})
const done = (description: string, ...names: ReadonlyArray<string>): JsonObject => ({
  description,
  headers: Object.fromEntries(names.map((name) => [name, { schema: text }])),
})

const call = (name: string, summary: string, description: string, rest: JsonObject): JsonObject => ({
  tags: ["intake"],
  operationId: `intake.${name}`,
  summary,
  description,
  ...rest,
})

const uploadId: JsonObject = {
  type: "object",
  properties: {
    code: { const: 200 },
    message: { const: "success" },
    data: {
      type: "object",
      properties: { upload_id: { type: "string", format: "uuid" } },
      required: ["upload_id"],
    },
  },
  required: ["code", "message", "data"],
}

const ticketIn: JsonObject = { name: "ticket", in: "query", required: true, schema: text }

const answered = (description: string, data: JsonObject): JsonObject => ({
  description,
  content: { "application/json": { schema: { anyOf: [data, { $ref: "#/components/schemas/Missing" }] } } },
})

const partsLeft: JsonObject = {
  ...uploadId,
  properties: {
    code: { const: 200 },
    message: { const: "success" },
    data: {
      type: "object",
      properties: {
        upload_id: { type: "string", format: "uuid" },
        part_size: { type: "integer", minimum: 1, description: "Bytes of every part but the last" },
        parts: {
          type: "array",
          items: {
            type: "object",
            properties: {
              number: { type: "integer", minimum: 1 },
              bytes: { type: "integer", minimum: 1, description: "Exactly as many must be put" },
              url: { type: "string", format: "uri", description: "Takes the part by PUT, for an hour" },
            },
            required: ["number", "bytes", "url"],
          },
        },
      },
      required: ["upload_id", "part_size", "parts"],
    },
  },
}

/** Uploads by ticket, and resumable ones (tus 1.0.0). */
export const uploadPaths: JsonObject = {
  "/api/uploads/{id}": {
    put: call(
      "sendUpload",
      "Send the bytes of an upload",
      "The address is the `url` of an opened upload: its ticket replaces a session, and works once.",
      {
        parameters: [inPath, { name: "ticket", in: "query", required: true, schema: text }],
        security: [],
        requestBody: bytes("application/octet-stream"),
        responses: {
          200: {
            description: "The answer; with code 404 when there is no such upload, or the ticket is wrong",
            content: {
              "application/json": { schema: { anyOf: [uploadId, { $ref: "#/components/schemas/Missing" }] } },
            },
          },
          ...failures,
        },
      },
    ),
  },
  "/api/uploads/{id}/parts": {
    get: call(
      "findParts",
      "Get where the parts of an upload go",
      "The address is the `parts_url` of an opened upload. Names each part that the store does not have yet, and where to put "
        + "it; ask again to resume, or once an address has expired. An upload that has begun can be finished within a day.",
      {
        parameters: [inPath, ticketIn],
        security: [],
        responses: { 200: answered("The parts that are missing", partsLeft), ...failures },
      },
    ),
    post: call(
      "finishParts",
      "Make the file from its parts",
      "Once all parts are in the store. Refused with 409, `UploadIncomplete`, while some are missing.",
      {
        parameters: [inPath, ticketIn],
        security: [],
        responses: { 200: answered("The upload is complete", uploadId), 409: missingParts, ...failures },
      },
    ),
  },
  "/files": {
    post: call(
      "createResumable",
      "Create a resumable upload",
      "The tus protocol 1.0.0. The last part of `Location` is the id of the upload. The body may hold the first bytes.",
      {
        parameters: [
          protocol,
          header("Upload-Length", "Total size in bytes", count, false),
          header("Upload-Defer-Length", "1 if the length is not known yet", { const: "1" }, false),
          header("Upload-Metadata", "`filename` and its value in Base64", text, false),
        ],
        responses: { 201: done("Created", "Location", "Upload-Offset"), ...failures },
      },
    ),
    options: call(
      "describeResumable",
      "Get the features of the tus server",
      "The versions and extensions it supports.",
      {
        security: [],
        responses: {
          204: done("Versions and extensions", "Tus-Version", "Tus-Extension", "Tus-Max-Size"),
          ...failures,
        },
      },
    ),
  },
  "/files/{id}": {
    head: call(
      "findOffset",
      "Get the offset of a resumable upload",
      "How many bytes have arrived, so that the upload can resume there.",
      {
        parameters: [inPath, protocol],
        responses: {
          200: done("What has arrived", "Upload-Offset", "Upload-Length", "Upload-Metadata"),
          401: { description: "Not signed in" },
          404: { description: "There is no such upload" },
        },
      },
    ),
    patch: call("appendToResumable", "Append to a resumable upload", "Appends bytes at the current offset.", {
      parameters: [
        inPath,
        protocol,
        header("Upload-Offset", "The offset these bytes begin at", count),
        header("Upload-Length", "Total size in bytes, if it was not known before", count, false),
      ],
      requestBody: bytes("application/offset+octet-stream"),
      responses: { 204: done("Appended", "Upload-Offset"), 404: missing, 409: failure("Another offset"), ...failures },
    }),
    delete: call("deleteResumable", "Delete an upload", "Discards an upload that no task has used.", {
      parameters: [inPath, protocol],
      responses: { 204: { description: "Deleted" }, 404: missing, ...failures },
    }),
  },
}
