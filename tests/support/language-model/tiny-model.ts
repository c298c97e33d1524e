import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { float, floats, ggufFile, integers, natural, string, strings, type Tensor, truth } from "./gguf-file.ts"

const embed = 64
const heads = 4
const layers = 2
const feed = 192

/** What is special, then one token for each byte, then printable ASCII: a space is written as U+2581. */
const special = ["<unk>", "<s>", "</s>", "<|im_start|>", "<|im_end|>"]
const bytes = Array.from({ length: 256 }, (_, byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, "0")}>`)
const printable = Array.from({ length: 95 }, (_, n) => n === 0 ? "\u2581" : String.fromCodePoint(32 + n))
const tokens = [...special, ...bytes, ...printable]

const [normal, unknown, control, byte] = [1, 2, 3, 6] as const
const types = [
  unknown,
  ...Array.from({ length: 4 }, () => control),
  ...bytes.map(() => byte),
  ...printable.map(() => normal),
]

const template =
  "{% for m in messages %}<|im_start|>{{ m.role }}\n{{ m.content }}<|im_end|>\n{% endfor %}{% if add_generation_prompt %}<|im_start|>assistant\n{% endif %}"

const facts = {
  "general.architecture": string("llama"),
  "general.name": string("Tiny random"),
  "general.alignment": natural(32),
  "llama.context_length": natural(32_768),
  "llama.embedding_length": natural(embed),
  "llama.block_count": natural(layers),
  "llama.feed_forward_length": natural(feed),
  "llama.attention.head_count": natural(heads),
  "llama.attention.head_count_kv": natural(heads),
  "llama.rope.dimension_count": natural(embed / heads),
  "llama.attention.layer_norm_rms_epsilon": float(1e-5),
  "llama.vocab_size": natural(tokens.length),
  "tokenizer.ggml.model": string("llama"),
  "tokenizer.ggml.tokens": strings(tokens),
  "tokenizer.ggml.scores": floats(tokens.map((_, n) => n < special.length + bytes.length ? 0 : -1)),
  "tokenizer.ggml.token_type": integers(types),
  "tokenizer.ggml.bos_token_id": natural(1),
  "tokenizer.ggml.eos_token_id": natural(4),
  "tokenizer.ggml.unknown_token_id": natural(0),
  "tokenizer.ggml.add_bos_token": truth(false),
  "tokenizer.chat_template": string(template),
}

const shapes: ReadonlyArray<readonly [name: string, shape: ReadonlyArray<number>]> = [
  ["token_embd.weight", [embed, tokens.length]],
  ["output_norm.weight", [embed]],
  ["output.weight", [embed, tokens.length]],
  ...Array.from({ length: layers }, (_, n) => [
    ...["attn_q", "attn_k", "attn_v", "attn_output"].map((part) =>
      [`blk.${n}.${part}.weight`, [embed, embed]] as const
    ),
    [`blk.${n}.attn_norm.weight`, [embed]] as const,
    [`blk.${n}.ffn_norm.weight`, [embed]] as const,
    [`blk.${n}.ffn_gate.weight`, [embed, feed]] as const,
    [`blk.${n}.ffn_up.weight`, [embed, feed]] as const,
    [`blk.${n}.ffn_down.weight`, [feed, embed]] as const,
  ]).flat(),
]

/** The same numbers each time, so that the file is the same, byte by byte. */
const randomNumbers = () => {
  let seed = 1
  return (): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed / 4_294_967_296 - 0.5
  }
}

/** A language model of 0.6 MB with random weights: it writes nonsense, but streams, obeys grammars and embeds like a real one. */
export const tinyModel = (): Buffer => {
  const random = randomNumbers()
  const tensors = shapes.map(([name, shape]): Tensor => {
    const count = shape.reduce((product, size) => product * size, 1)
    return {
      name,
      shape,
      values: Float32Array.from({ length: count }, () => name.includes("norm") ? 1 : random() * 0.3),
    }
  })
  return ggufFile(facts, tensors)
}

/** The same in a folder of its own, as an installed model lies. */
export const aTinyModelFile = (): { readonly path: string; readonly remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), "tiny-model-"))
  const path = join(folder, "model.gguf")
  writeFileSync(path, tinyModel())
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
