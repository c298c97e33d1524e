import { limits } from "#domain/intake/limits.ts"
import { appBase } from "./page-routes.ts"

/**
 * What an installed app was given before its service worker was there to take it. A browser sends a form without a
 * token, so nobody could own the file here; it is read to its end, or the browser would not see where to go.
 */
export const receiveShared = async ({ body }: Request): Promise<Response> => {
  let count = 0
  for await (const chunk of body ?? []) {
    count += chunk.byteLength
    if (count > limits.video * limits.files) break
  }
  return new Response(null, { status: 303, headers: { location: `${appBase}?shared=again` } })
}
