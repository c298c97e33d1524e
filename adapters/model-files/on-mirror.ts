/** Where the models that we offer are published. */
export const publishers = {
  /** Releases of sherpa-onnx. */
  speech: "https://github.com/k2-fsa/sherpa-onnx/releases/download",
  language: "https://huggingface.co",
} as const

/** The same file on a mirror, which is laid out as the publishers are. */
export const onMirror = <Mirrored extends { readonly url: string }>(
  wanted: Mirrored,
  mirror: string | null,
): Mirrored => {
  const publisher = Object.values(publishers).find((one) => wanted.url.startsWith(`${one}/`))
  if (mirror === null || publisher === undefined) return wanted
  return { ...wanted, url: wanted.url.replace(publisher, mirror.replace(/\/+$/, "")) }
}
