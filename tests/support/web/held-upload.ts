import type { Client } from "#tests/support/server/client.ts"
import { scriptedRecogniser } from "#tests/support/server/shared-products.ts"
import { randomUUID } from "node:crypto"

/** A recording that is worked on until it is released: the scripted recogniser keeps its words back. Hotwords are of Pro. */
export const heldUpload = async (client: Client, file: string, fields: Readonly<Record<string, string>>) => {
  const hold = `hold-${randomUUID()}`
  const recogniser = await scriptedRecogniser()
  return {
    id: await client.upload(file, { ...fields, hotwords: hold }),
    release: () => fetch(new URL(`/holds/${hold}`, recogniser), { method: "DELETE" }),
  }
}
