import { createHash, randomFillSync } from "node:crypto"
import { closeSync, openSync, writeSync } from "node:fs"
import { float, floats, integers, natural, string, strings, u32, u64, written } from "./gguf-file.ts"

/** The shape of Qwen3 0.6B: speed and memory follow from it, not from what a model has learned. */
const shape = { embed: 1024, layers: 28, heads: 16, kv: 8, feed: 3072, head: 128, vocabulary: 151_936 } as const

/** Bytes of the cache that a token takes: keys and values of two bytes each, in every layer. */
export const cacheOfToken = shape.layers * shape.kv * shape.head * 2 * 2

const bytes = Array.from({ length: 256 }, (_, byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, "0")}>`)
const special = ["<unk>", "<s>", "</s>"]
const rest = Array.from({ length: shape.vocabulary - special.length - bytes.length }, (_, n) => `t${n}`)
const tokens = [...special, ...bytes, ...rest]
const [normal, unknown, control, byte] = [1, 2, 3, 6] as const

const facts = {
  "general.architecture": string("llama"),
  "general.file_type": natural(2),
  "llama.context_length": natural(32_768),
  "llama.embedding_length": natural(shape.embed),
  "llama.block_count": natural(shape.layers),
  "llama.feed_forward_length": natural(shape.feed),
  "llama.attention.head_count": natural(shape.heads),
  "llama.attention.head_count_kv": natural(shape.kv),
  "llama.attention.key_length": natural(shape.head),
  "llama.attention.value_length": natural(shape.head),
  "llama.rope.dimension_count": natural(shape.head),
  "llama.attention.layer_norm_rms_epsilon": float(1e-6),
  "llama.vocab_size": natural(shape.vocabulary),
  "tokenizer.ggml.model": string("llama"),
  "tokenizer.ggml.tokens": strings(tokens),
  "tokenizer.ggml.scores": floats(tokens.map(() => 0)),
  "tokenizer.ggml.token_type": integers(
    tokens.map((_, n) => n === 0 ? unknown : n < 3 ? control : n < special.length + bytes.length ? byte : normal),
  ),
  "tokenizer.ggml.bos_token_id": natural(1),
  "tokenizer.ggml.eos_token_id": natural(2),
  "tokenizer.ggml.unknown_token_id": natural(0),
}

const { embed, layers, heads, kv, feed, head } = shape
// Without a matrix for the output, that of the input serves twice, as in these models.
const tensors: ReadonlyArray<readonly [string, ReadonlyArray<number>]> = [
  ["token_embd.weight", [embed, shape.vocabulary]],
  ["output_norm.weight", [embed]],
  ...Array.from({ length: layers }, (_, n) => [
    [`blk.${n}.attn_norm.weight`, [embed]] as const,
    [`blk.${n}.attn_q.weight`, [embed, heads * head]] as const,
    [`blk.${n}.attn_k.weight`, [embed, kv * head]] as const,
    [`blk.${n}.attn_v.weight`, [embed, kv * head]] as const,
    [`blk.${n}.attn_output.weight`, [heads * head, embed]] as const,
    [`blk.${n}.ffn_norm.weight`, [embed]] as const,
    [`blk.${n}.ffn_gate.weight`, [embed, feed]] as const,
    [`blk.${n}.ffn_up.weight`, [embed, feed]] as const,
    [`blk.${n}.ffn_down.weight`, [feed, embed]] as const,
  ]).flat(),
]

const isPlain = (dims: ReadonlyArray<number>): boolean => dims.length === 1
const countOf = (dims: ReadonlyArray<number>): number => dims.reduce((product, size) => product * size, 1)
/** Plain floats, or blocks of 32 numbers of four bits with a scale. */
const sizeOf = (dims: ReadonlyArray<number>): number => isPlain(dims) ? countOf(dims) * 4 : countOf(dims) / 32 * 18
const padding = (length: number): Buffer => Buffer.alloc(Math.ceil(length / 32) * 32 - length)

/** Blocks of a small scale and random numbers: one megabyte serves again and again. */
const blocks = (): Buffer => {
  const made = randomFillSync(Buffer.alloc(18 * 58_254))
  for (let at = 0; at < made.length; at += 18) made.writeUInt16LE(0x1c00, at)
  return made
}

/** Writes a language model of a real shape with random weights; returns its length and SHA-256. */
export const writeShapeModel = (path: string): { readonly bytes: number; readonly sha256: string } => {
  const file = openSync(path, "w")
  const hash = createHash("sha256")
  let length = 0
  const write = (part: Uint8Array): void => {
    writeSync(file, part)
    hash.update(part)
    length += part.length
  }
  const parts = [Buffer.from("GGUF"), u32(3), u64(tensors.length), u64(Object.keys(facts).length)]
  for (const [key, value] of Object.entries(facts)) parts.push(written(key), value)
  let offset = 0
  for (const [name, dims] of tensors) {
    parts.push(written(name), u32(dims.length), ...dims.map(u64), u32(isPlain(dims) ? 0 : 2), u64(offset))
    offset += sizeOf(dims) + padding(sizeOf(dims)).length
  }
  const start = Buffer.concat(parts)
  write(Buffer.concat([start, padding(start.length)]))
  const random = blocks()
  for (const [, dims] of tensors) {
    const size = sizeOf(dims)
    if (isPlain(dims)) write(Buffer.from(new Float32Array(countOf(dims)).fill(1).buffer))
    else for (let left = size; left > 0; left -= random.length) write(random.subarray(0, Math.min(left, random.length)))
    write(padding(size))
  }
  closeSync(file)
  return { bytes: length, sha256: hash.digest("hex") }
}
