import { limits } from "#domain/intake/limits.ts"
import { appBase } from "./page-routes.ts"

/**
 * Receives what was shared with an installed app before its service worker was ready. A browser sends the form
 * without a token, so nobody could own the file here; it is read to its end, or the browser would not follow the
 * redirect.
 */
export const receiveShared = async ({ body }: Request): Promise<Response> => {
  let count = 0
  for await (const chunk of body ?? []) {
    count += chunk.byteLength
    if (count > limits.video * limits.files) break
  }
  return new Response(null, { status: 303, headers: { location: `${appBase}?shared=again` } })
}
