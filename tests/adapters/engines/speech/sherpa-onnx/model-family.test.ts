import { modelFiles } from "#adapters/engines/speech/sherpa-onnx/model-family.ts"
import { recognisedWords } from "#adapters/engines/speech/sherpa-onnx/recognised-words.ts"
import { assert, describe, it } from "@effect/vitest"

describe("model families", () => {
  const folders: ReadonlyArray<readonly [string, string, ReadonlyArray<string>, string]> = [
    ["sense-voice", "sherpa-onnx-sense-voice-zh-en-ja-ko-yue-int8-2024-07-17", ["model.int8.onnx", "tokens.txt"], ""],
    ["sense-voice", "renamed", ["model.onnx", "tokens.txt"], "<|zh|> 24884\n"],
    ["whisper", "sherpa-onnx-whisper-tiny.en", [
      "tiny.en-encoder.int8.onnx",
      "tiny.en-encoder.onnx",
      "tiny.en-decoder.int8.onnx",
      "tiny.en-decoder.onnx",
      "tiny.en-tokens.txt",
    ], ""],
    ["nemo-transducer", "sherpa-onnx-nemo-parakeet-tdt-0.6b-v2-int8", [
      "encoder.int8.onnx",
      "decoder.int8.onnx",
      "joiner.int8.onnx",
      "tokens.txt",
    ], ""],
    ["zipformer-transducer", "sherpa-onnx-zipformer-en-2023-06-26", [
      "encoder-epoch-99-avg-1.onnx",
      "decoder-epoch-99-avg-1.onnx",
      "joiner-epoch-99-avg-1.onnx",
      "tokens.txt",
    ], ""],
    ["moonshine", "sherpa-onnx-moonshine-tiny-en-int8", [
      "preprocess.onnx",
      "encode.int8.onnx",
      "uncached_decode.int8.onnx",
      "cached_decode.int8.onnx",
      "tokens.txt",
    ], ""],
    ["moonshine", "sherpa-onnx-moonshine-tiny-en-quantized-2026-02-27", [
      "encoder_model.ort",
      "decoder_model_merged.ort",
      "tokens.txt",
    ], ""],
    ["paraformer", "sherpa-onnx-paraformer-zh-2023-09-14", ["model.int8.onnx", "tokens.txt"], "<blank> 0\n<s> 1\n"],
    ["whisper", "sherpa-onnx-whisper-turbo", [
      "turbo-encoder.int8.onnx",
      "turbo-decoder.int8.onnx",
      "turbo-tokens.txt",
    ], ""],
    [
      "zipformer-ctc",
      "sherpa-onnx-zipformer-ctc-zh-int8-2025-07-03",
      ["model.int8.onnx", "tokens.txt", "bbpe.model"],
      "",
    ],
    ["nemo-ctc", "sherpa-onnx-nemo-ctc-en-citrinet-512", ["model.onnx", "tokens.txt"], "▁a 0\n<blk> 1\n"],
  ]
  for (const [family, name, files, tokens] of folders) {
    it(`knows ${name}`, () => {
      assert.strictEqual(modelFiles({ name, files, tokens })?.family, family)
    })
  }

  it("prefers the int8 files", () => {
    const found = modelFiles({
      name: "sense-voice",
      files: ["model.onnx", "model.int8.onnx", "tokens.txt"],
      tokens: "",
    })
    assert.strictEqual(found?.files["model"], "model.int8.onnx")
  })

  it("recognises no model without tokens, or with a part missing", () => {
    assert.isNull(modelFiles({ name: "x", files: ["model.onnx"], tokens: "" }))
    assert.isNull(modelFiles({ name: "x", files: ["tokens.txt", "joiner.onnx"], tokens: "" }))
  })
})

describe("words from tokens", () => {
  const chunk = { begin: 10_000, end: 12_000 }
  const textsOf = (tokens: ReadonlyArray<string>) =>
    recognisedWords(tokens, tokens.map((_, index) => index * 0.1), chunk).map(({ text }) => text)

  it("joins the tokens of a word, with its punctuation", () => {
    assert.deepStrictEqual(textsOf(["▁He", "llo", ",", "▁wor", "ld", "."]), ["Hello,", "world."])
    assert.deepStrictEqual(textsOf([" He", "llo", " there"]), ["Hello", "there"])
  })

  it("treats each Chinese character as a word", () => {
    assert.deepStrictEqual(textsOf(["<|zh|>", "你", "好", "。", "▁ok"]), ["你", "好。", "ok"])
  })

  it("times words from the start of the recording, inside the chunk", () => {
    const words = recognisedWords(["▁a", "▁b"], [0.5, 1.9], chunk)
    assert.deepStrictEqual(words.map(({ begin, end }) => [begin, end]), [[10_500, 10_800], [11_900, 12_000]])
  })
})
