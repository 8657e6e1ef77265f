// Certificates that no other user vouches for, made by the machine's openssl.
import { execFileSync } from 'node:child_process'
import path from 'node:path'

/** The files of a new one for `localhost`, in PEM. */
export function makeCertificate(folder: string, name: string): { cert: string; key: string } {
  const [cert, key] = [path.join(folder, `${name}.pem`), path.join(folder, `${name}.key`)]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2']
  const files = ['-out', cert, '-keyout', key]
  execFileSync('openssl', ['req', ...kind, ...subject, ...files], { stdio: 'ignore' })
  return { cert, key }
}
