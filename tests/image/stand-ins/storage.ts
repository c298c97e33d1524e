import S3rver from "s3rver"
import { DUMMY_ACCOUNT } from "s3rver/lib/models/account.js"
import { signedStore } from "../../support/signed-store.ts"

// In the place of a store that speaks S3: a bucket in /data, at port 9000, with the keys of the environment.

const { AWS_ACCESS_KEY_ID: keyId = "", AWS_SECRET_ACCESS_KEY: secret = "" } = process.env
DUMMY_ACCOUNT.createKeyPair(keyId, secret)

const bucket = new S3rver({
  port: 0,
  address: "127.0.0.1",
  silent: true,
  directory: "/data",
  // The name of this container is no bucket.
  vhostBuckets: false,
  configureBuckets: [{ name: "parley", configs: [] }],
})
const { port } = await bucket.run()
const { server } = signedStore(`http://127.0.0.1:${port}`, secret)
server.listen(9000, "0.0.0.0")
process.stdout.write("A stand-in for a store: s3rver\n")
