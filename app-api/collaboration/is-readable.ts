import { IncomingMessage } from "@hocuspocus/server"

const auth = 2

/** The name of a document, and the session that the page adds to it. It is printed in warnings. */
const address = /^[\w.-]{1,100}(\0.{0,100})?$/

/** Whether Hocuspocus can read a message as far as it does before a ticket. What it can't read, it prints. */
export const isReadable = (bytes: Uint8Array): boolean => {
  try {
    const message = new IncomingMessage(bytes)
    if (!address.test(message.readVarString())) return false
    if (message.readVarUint() !== auth) return true
    message.readVarUint()
    message.readVarString()
    // A client need not add its version.
    if (message.decoder.pos < bytes.length) message.readVarString()
    return true
  } catch {
    return false
  }
}
