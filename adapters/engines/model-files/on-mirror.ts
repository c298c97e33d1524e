/** Where the models that we offer are published. */
export const publishers = {
  /** Releases of sherpa-onnx. */
  speech: "https://github.com/k2-fsa/sherpa-onnx/releases/download",
  language: "https://huggingface.co",
} as const

/** The same file on a mirror, which is laid out as the publishers are. */
export const onMirror = <Mirrored extends Addresses>(wanted: Mirrored, mirror: string | null): Mirrored =>
  mirror === null
    ? wanted
    : {
      ...wanted,
      url: mirrored(wanted.url, mirror),
      ...(wanted.parts && { parts: wanted.parts.map((part) => ({ ...part, url: mirrored(part.url, mirror) })) }),
    }

interface Addresses {
  readonly url: string
  readonly parts?: ReadonlyArray<{ readonly url: string }>
}

const mirrored = (url: string, mirror: string): string => {
  const publisher = Object.values(publishers).find((one) => url.startsWith(`${one}/`))
  return publisher === undefined ? url : url.replace(publisher, mirror.replace(/\/+$/, ""))
}
