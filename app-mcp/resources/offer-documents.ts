import {
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  ResourceTemplate,
  UriTemplate,
} from "@modelcontextprotocol/server"
import { Schema } from "effect"
import type { McpOffer } from "../session.ts"
import type { Document } from "./document.ts"
import { taskPage } from "./task-page.ts"

const Asked = Schema.toStandardSchemaV1(Schema.Struct({ uri: Schema.String }))

/** Offers documents: those with an address of their own by name, then the user's tasks, page by page. */
export const offerDocuments = (own: McpOffer, documents: ReadonlyArray<Document>): void => {
  const { server } = own
  const fixed = documents.filter(({ uri }) => !UriTemplate.isTemplate(uri))
  const templates = documents.filter(({ uri }) => UriTemplate.isTemplate(uri))
  for (const { name, title, uri, description, mimeType, read } of templates) {
    const template = new ResourceTemplate(uri, { list: undefined })
    server.registerResource(
      name,
      template,
      { title, description, mimeType },
      ({ href }, _, context) => read(href, context),
    )
  }
  const matched = templates.map((document) => ({ document, template: new UriTemplate(document.uri) }))
  const found = (uri: string): Document | undefined =>
    fixed.find((document) => document.uri === uri)
      ?? matched.find(({ template }) => template.match(uri) !== null)?.document
  server.server.setRequestHandler("resources/list", async ({ params }, context) => {
    const page = pageOf(params?.cursor)
    const { resources, isLast } = await taskPage(own, page, context)
    const first = fixed.map(({ name, title, uri, description, mimeType }) => ({
      name,
      title,
      uri,
      description,
      mimeType,
    }))
    return {
      resources: page === 1 ? [...first, ...resources] : resources,
      ...(!isLast && { nextCursor: String(page + 1) }),
    }
  })
  // The library would refuse a request without an address as an error of the server.
  server.server.setRequestHandler("resources/read", { params: Asked }, ({ uri }, context) => {
    const document = found(uri)
    if (document === undefined) throw new ResourceNotFoundError(uri)
    return document.read(uri, context)
  })
}

const pageOf = (cursor: string | undefined): number => {
  if (cursor === undefined) return 1
  if (/^[1-9]\d{0,4}$/.test(cursor)) return Number(cursor)
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, "cursor: must be the nextCursor of an earlier answer")
}
