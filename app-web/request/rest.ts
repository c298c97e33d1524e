import { send } from "./send.ts"
import { settle } from "./unwrap-envelope.ts"

/** A call of the REST contract, for what tRPC does not carry. Gives `data`. */
export const rest = async (path: string, init: RequestInit = {}): Promise<unknown> => settle(await send(path, init))
