import { openAsBlob } from "node:fs"
import { stat } from "node:fs/promises"
import { basename } from "node:path"
import type { Client } from "./client.ts"
import { inTurn } from "./in-turn.ts"

export interface Opened {
  readonly upload_id: string
  readonly parts_url: string
}

interface Left {
  readonly part_size: number
  readonly parts: ReadonlyArray<{ readonly number: number; readonly bytes: number; readonly url: string }>
}

/** Opens an upload whose parts go to the store. */
export const openInParts = async (client: Client, file: string): Promise<Opened> =>
  client.call<Opened>("POST", "/api/uploads", { file_name: basename(file), size: (await stat(file)).size })

/** At whichever server the client asks. */
const pathOf = ({ parts_url }: Opened): string => {
  const { pathname, search } = new URL(parts_url)
  return `${pathname}${search}`
}

/** Puts at most so many of the missing parts into the store, and returns how many were missing. */
export const putParts = async (client: Client, opened: Opened, file: string, most = Infinity): Promise<number> => {
  const { part_size, parts } = await client.call<Left>("GET", pathOf(opened))
  const whole = await openAsBlob(file)
  await inTurn(parts.slice(0, most), async ({ number, bytes, url }) => {
    const start = (number - 1) * part_size
    const { status } = await fetch(url, { method: "PUT", body: whole.slice(start, start + bytes) })
    if (status !== 200) throw new Error(`The store answered ${status} to part ${number}`)
  })
  return parts.length
}

export const finishParts = (client: Client, opened: Opened) => client.call<unknown>("POST", pathOf(opened))
