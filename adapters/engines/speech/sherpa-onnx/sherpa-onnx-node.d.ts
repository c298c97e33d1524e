declare module "sherpa-onnx-node" {
  interface Waveform {
    readonly sampleRate: number
    readonly samples: Float32Array
  }

  interface OfflineStream {
    acceptWaveform(waveform: Waveform): void
  }

  /** Aborts the whole process on a damaged model file. */
  class OfflineRecognizer {
    constructor(config: object)
    createStream(): OfflineStream
    decode(stream: OfflineStream): void
    getResult(stream: OfflineStream): {
      readonly text: string
      readonly tokens?: ReadonlyArray<string>
      readonly timestamps?: ReadonlyArray<number>
      readonly lang?: string
    }
  }

  class OfflineSpeakerDiarization {
    readonly sampleRate: number
    constructor(config: object)
    process(
      samples: Float32Array,
    ): ReadonlyArray<{ readonly start: number; readonly end: number; readonly speaker: number }>
  }

  interface OnlineStream {
    acceptWaveform(waveform: Waveform): void
    inputFinished(): void
  }

  class SpeakerEmbeddingExtractor {
    constructor(config: object)
    createStream(): OnlineStream
    isReady(stream: OnlineStream): boolean
    compute(stream: OnlineStream, enableExternalBuffer: boolean): Float32Array
  }

  const sherpa: {
    readonly OfflineRecognizer: typeof OfflineRecognizer
    readonly OfflineSpeakerDiarization: typeof OfflineSpeakerDiarization
    readonly SpeakerEmbeddingExtractor: typeof SpeakerEmbeddingExtractor
  }
  export default sherpa
}
