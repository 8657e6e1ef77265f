// What is told to a monitoring service: a message on its way out, whose reply no one reads.

/** Sends one message. It goes without cookies, without the address of the page, and also when the page is left. */
export function sendTelemetry(url: string, message: Readonly<Record<string, unknown>>): void {
  const body = JSON.stringify(message)
  void fetch(url, {
    method: 'POST',
    // As plain text another origin is not asked first whether it takes it.
    mode: 'no-cors',
    body,
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // Offline, or the service is down: what is lost here is no one's work.
  }).catch(() => {})
}
