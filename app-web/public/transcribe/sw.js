// Two things only: it takes what other apps share with this one, and keeps fonts and hashed files at hand.
// Pages and the API always come from the server.

const shelf = "parley-shared"
const store = "parley-files-1"
const hashed = /^\/assets\/.+-[A-Za-z0-9_-]{8,}\.(js|css|woff2)$/
const most = 200

self.addEventListener("install", () => self.skipWaiting())

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()))

self.addEventListener("fetch", (event) => {
  const { method, url } = event.request
  const { origin, pathname } = new URL(url)
  if (origin !== self.location.origin) return
  if (method === "POST" && pathname === "/transcribe/share-target") event.respondWith(receive(event.request))
  else if (method === "GET" && hashed.test(pathname)) event.respondWith(atHand(event.request))
})

/** Puts the files on a shelf, from which the page takes them. */
const receive = async (request) => {
  const form = await request.formData()
  const files = form.getAll("files").filter((entry) => entry instanceof File && entry.size > 0)
  const cache = await caches.open(shelf)
  await Promise.all(
    files.map((file, index) =>
      cache.put(
        `/transcribe/shared/${Date.now()}-${index}`,
        new Response(file, {
          headers: {
            "content-type": file.type || "application/octet-stream",
            "x-file-name": encodeURIComponent(file.name),
          },
        }),
      )
    ),
  )
  return Response.redirect("/transcribe/?shared=1", 303)
}

/** A file whose name changes with its content is fetched once. */
const atHand = async (request) => {
  const cache = await caches.open(store)
  const known = await cache.match(request)
  if (known !== undefined) return known
  const answer = await fetch(request)
  if (answer.ok) {
    await cache.put(request, answer.clone()).catch(() => undefined)
    await trim(cache)
  }
  return answer
}

/** Files of earlier builds are the first to go. */
const trim = async (cache) => {
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)))
}
