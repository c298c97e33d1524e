import { readablePage } from "#web/entities/plan/settled.ts"
import { assert, describe, it } from "vitest"

describe("the address of a payment page", () => {
  it.each([
    ["https://parley.test/simulated-checkout/pay/cs_1", "https://parley.test/simulated-checkout/pay/cs_1?lang=de"],
    [
      "https://parley.test/simulated-checkout/portal/sub_1?back=a%2Bb",
      "https://parley.test/simulated-checkout/portal/sub_1?back=a%2Bb&lang=de",
    ],
  ])(
    "names the reader's language at our own stand-in",
    (address, named) => assert.strictEqual(readablePage(address, "de"), named),
  )

  it.each([
    "https://checkout.stripe.com/c/pay/cs_live_1#fid=a",
    "https://openapi.alipay.com/gateway.do?sign=a%2Bb",
    "",
  ])(
    "stays as the provider gave it: %s",
    (address) => assert.strictEqual(readablePage(address, "de"), address),
  )
})
