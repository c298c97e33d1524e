/** Writes the file format of language models: little endian, version 3. */
export const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

export const u64 = (value: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return bytes
}

const f32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeFloatLE(value)
  return bytes
}

export const written = (text: string): Buffer => Buffer.concat([u64(Buffer.byteLength(text)), Buffer.from(text)])

/** A value with its type in front. */
export const natural = (value: number): Buffer => Buffer.concat([u32(4), u32(value)])
export const float = (value: number): Buffer => Buffer.concat([u32(6), f32(value)])
export const truth = (value: boolean): Buffer => Buffer.concat([u32(7), Buffer.from([value ? 1 : 0])])
export const string = (value: string): Buffer => Buffer.concat([u32(8), written(value)])

const list = (type: number, items: ReadonlyArray<Buffer>): Buffer =>
  Buffer.concat([u32(9), u32(type), u64(items.length), ...items])
export const strings = (values: ReadonlyArray<string>): Buffer => list(8, values.map(written))
export const floats = (values: ReadonlyArray<number>): Buffer => list(6, values.map(f32))
export const integers = (values: ReadonlyArray<number>): Buffer => list(5, values.map(u32))

export interface Tensor {
  readonly name: string
  readonly shape: ReadonlyArray<number>
  readonly values: Float32Array
}

const padded = (length: number): number => Math.ceil(length / 32) * 32

export const ggufFile = (facts: Readonly<Record<string, Buffer>>, tensors: ReadonlyArray<Tensor>): Buffer => {
  const parts = [Buffer.from("GGUF"), u32(3), u64(tensors.length), u64(Object.keys(facts).length)]
  for (const [key, value] of Object.entries(facts)) parts.push(written(key), value)
  let offset = 0
  for (const { name, shape, values } of tensors) {
    // The type 0 is a float of four bytes.
    parts.push(written(name), u32(shape.length), ...shape.map(u64), u32(0), u64(offset))
    offset += padded(values.byteLength)
  }
  return Buffer.concat([whole(Buffer.concat(parts)), ...tensors.map(({ values }) => whole(Buffer.from(values.buffer)))])
}

const whole = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc(padded(bytes.length) - bytes.length)])
