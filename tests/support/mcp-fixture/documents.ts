import type { Document } from "#mcp/resources/document.ts"
import { png } from "./content-tools.ts"

const described = (name: string, uri: string, mimeType: string, read: Document["read"]): Document => ({
  name,
  title: name,
  uri,
  description: `For the scenario that reads ${uri}`,
  mimeType,
  read,
})

const json = "application/json"

export const testDocuments: ReadonlyArray<Document> = [
  described("static-text", "test://static-text", "text/plain", async (uri) => ({
    contents: [{ uri, mimeType: "text/plain", text: "This is the content of the static text resource." }],
  })),
  described("static-binary", "test://static-binary", "image/png", async (uri) => ({
    contents: [{ uri, mimeType: "image/png", blob: png }],
  })),
  described("watched", "test://watched-resource", "text/plain", async (uri) => ({
    contents: [{ uri, mimeType: "text/plain", text: "Watched" }],
  })),
  described("template", "test://template/{id}/data", json, async (uri) => {
    const id = uri.split("/")[3] ?? ""
    const text = JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` })
    return { contents: [{ uri, mimeType: json, text }] }
  }),
]
