import { readFile } from "node:fs/promises"
import { entityTag, isUnchanged } from "../request/entity-tag.ts"

/** The manifest of the installed app, as the build left it, under the name this product has here. */
export const sendManifest = async (request: Request, path: string, brand: string): Promise<Response> => {
  const built: object = JSON.parse(await readFile(path, "utf8"))
  const body = JSON.stringify({ ...built, name: brand, short_name: brand })
  const tag = entityTag(body)
  const headers = new Headers({ "content-type": "application/manifest+json", "cache-control": "no-cache", etag: tag })
  if (isUnchanged(request.headers.get("if-none-match"), tag)) return new Response(null, { status: 304, headers })
  return new Response(request.method === "HEAD" ? null : body, { headers })
}
