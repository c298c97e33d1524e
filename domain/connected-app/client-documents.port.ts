import { Context, type Effect } from "effect"

export interface ClientDocument {
  readonly status: number
  readonly headers: ReadonlyArray<readonly [string, string]>
  readonly body: Uint8Array
}

/** Fetches what a program says about itself, from the address that is its name: nothing inside is asked, no redirection followed, and no more read than a few kilobytes. */
export class ClientDocuments extends Context.Service<ClientDocuments, {
  /** Null if it cannot be had. */
  readonly fetch: (url: string) => Effect.Effect<ClientDocument | null>
}>()("domain/connected-app/ClientDocuments") {}
