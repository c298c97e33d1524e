import { relayAddress } from "#adapters/meetings/media-relay/media-relay.ts"
import { connect, createServer } from "node:net"
import { type Browser, chromium } from "playwright-core"

/** The port, in a network of its own, behind which the socket of the proxy lies: browsers know only proxies with a port. */
const openBridge = (socket: string): Promise<number> =>
  new Promise((done) => {
    const bridge = createServer((client) => {
      const proxy = connect(socket)
      client.on("error", () => proxy.destroy())
      proxy.on("error", () => client.destroy())
      client.once("close", () => proxy.destroy())
      client.pipe(proxy).pipe(client)
    })
    bridge.listen(0, "127.0.0.1", () => {
      const address = bridge.address()
      done(typeof address === "object" && address !== null ? address.port : 0)
    })
  })

const flags = [
  "--autoplay-policy=no-user-gesture-required",
  // A microphone that is silent, for pages that want one.
  "--use-fake-ui-for-media-stream",
  "--use-fake-device-for-media-stream",
  "--mute-audio",
  "--lang=en-US",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-extensions",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-blink-features=AutomationControlled",
  // Media leave by the relay alone, which the proxy leads to.
  // A network without any interface is sometimes never told to the page, which then waits for one; loopback is one.
  "--allow-loopback-in-peer-connection",
  "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--webrtc-ip-handling-policy=disable_non_proxied_udp",
]

/** A browser whose only way out is the proxy, also to its own machine. */
export const openBrowser = async (program: string, socket: string): Promise<Browser> => {
  const port = await openBridge(socket)
  const launch = (chromiumSandbox: boolean) =>
    chromium.launch({
      executablePath: program,
      chromiumSandbox,
      args: flags,
      proxy: { server: `http://127.0.0.1:${port}`, bypass: "<-loopback>" },
    })
  // Its own sandbox is a second wall inside ours, which not every machine permits.
  return launch(true).catch(() => launch(false))
}

/** The relay as a page names it. */
export const relayServer = (username: string, credential: string) => ({
  urls: `turn:${relayAddress.host}:${relayAddress.port}?transport=tcp`,
  username,
  credential,
})
