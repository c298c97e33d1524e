import { endSession } from "./end-session.ts"
import { never, SessionEnded } from "./failures.ts"
import { send } from "./send.ts"
import { markUpdating } from "./updating.ts"

/** `fetch` for tRPC, by the same rules. A missing object is a refusal; a missing procedure means that the server is older. */
export const trpcFetch = async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
  const response = await send(url, init)
  if (response.status === 401) {
    endSession()
    throw new SessionEnded()
  }
  if (response.status === 404 && !await isRefusal(response.clone())) {
    markUpdating()
    return never()
  }
  return response
}

const isRefusal = async (response: Response): Promise<boolean> => {
  const text = await response.text()
  return text.includes('"error_code"')
}
