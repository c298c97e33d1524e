import { endSession } from "./end-session.ts"
import { never, SessionEnded } from "./failures.ts"
import { send } from "./send.ts"
import { serviceIsUpdating } from "./updating.ts"

/** The same rules for calls of procedures. A missing object is a refusal there; a missing procedure is an older server. */
export const trpcFetch = async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
  const response = await send(url, init)
  if (response.status === 401) {
    endSession()
    throw new SessionEnded()
  }
  if (response.status === 404 && !await isRefusal(response.clone())) {
    serviceIsUpdating()
    return never()
  }
  return response
}

const isRefusal = async (response: Response): Promise<boolean> => {
  const text = await response.text()
  return text.includes('"error_code"')
}
