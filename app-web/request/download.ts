import { token } from "#web/lib/session.ts"
import { confirmed } from "./confirmed.ts"
import { fileNameIn } from "./content-disposition.ts"
import { sendPatiently } from "./send.ts"
import { unwrapEnvelope } from "./unwrap-envelope.ts"

/** Fetches a file and saves it under the name that the server gives, or else `fallback`. Resolves to that name. */
export const download = async (path: string, fallback: string): Promise<string> => {
  const bearer = token()
  const response = await confirmed(() => sendPatiently(path))
  const disposition = response.headers.get("content-disposition")
  if (!response.ok || disposition === null) {
    await unwrapEnvelope(response, bearer)
    throw new Error("The server sent no file")
  }
  const name = fileNameIn(disposition) ?? fallback
  saveAs(await response.blob(), name)
  return name
}

const saveAs = (blob: Blob, name: string): void => {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // By then the browser has long saved the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
