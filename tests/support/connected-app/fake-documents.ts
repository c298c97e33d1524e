import { type ClientDocument, ClientDocuments } from "#domain/connected-app/client-documents.port.ts"
import { Effect, Layer } from "effect"

/** What programs say about themselves, by address, without a network; a test changes it. */
export const fakeDocuments = (published: ReadonlyMap<string, object> = new Map()): Layer.Layer<ClientDocuments> =>
  Layer.succeed(ClientDocuments, {
    fetch: (url) =>
      Effect.sync((): ClientDocument | null => {
        const found = published.get(url)
        if (found === undefined) return null
        const headers = [["content-type", "application/json"], ["cache-control", "max-age=300"]] as const
        return { status: 200, headers, body: Buffer.from(JSON.stringify(found)) }
      }),
  })
