declare module "s3rver" {
  interface Options {
    readonly port: number
    readonly address: string
    readonly silent: boolean
    readonly directory: string
    /** Whether a host name that it does not know is the name of a bucket; so by default. */
    readonly vhostBuckets?: boolean
    readonly configureBuckets: ReadonlyArray<{ readonly name: string; readonly configs: ReadonlyArray<string> }>
  }

  export default class S3rver {
    constructor(options: Options)
    run(): Promise<{ readonly port: number }>
    close(): Promise<void>
  }
}

declare module "s3rver/lib/models/account.js" {
  /** Who all keys belong to. */
  export const DUMMY_ACCOUNT: { readonly createKeyPair: (keyId: string, secret: string) => void }
}
