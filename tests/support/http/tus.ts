import { assert } from "vitest"
import { ask, type Asked } from "./call.ts"

export const encoded = (text: string): string => Buffer.from(text).toString("base64")

/** The id of an upload, by its address. */
export const idOf = (path: string): string => path.split("/").at(-1) ?? ""

/** Ada's calls of the resumable protocol. */
export const tusOn = (server: { readonly url: string }) => {
  const tus = (path: string, method: string, { headers, ...asked }: Asked = {}): Promise<Response> =>
    ask(server.url + path, method, { as: "ada", ...asked, headers: { "tus-resumable": "1.0.0", ...headers } })

  const announced = async (name: string, headers: Record<string, string>): Promise<string> => {
    const made = await tus("/files", "POST", {
      headers: { ...headers, "upload-metadata": `filename ${encoded(name)}` },
    })
    assert.strictEqual(made.status, 201)
    return new URL(made.headers.get("location") ?? "", server.url).pathname
  }

  return {
    tus,
    /** Opens an upload for a file of a known size; returns its address. */
    open: (size = 5, name = "a.wav") => announced(name, { "upload-length": String(size) }),
    /** Opens an upload for a file whose size comes later. */
    grow: (name = "a.wav") => announced(name, { "upload-defer-length": "1" }),
    patch: (path: string, offset: number, body: string, asked: Asked = {}): Promise<Response> =>
      tus(path, "PATCH", {
        body,
        ...asked,
        headers: {
          "upload-offset": String(offset),
          "content-type": "application/offset+octet-stream",
          ...asked.headers,
        },
      }),
  }
}
