/** A mail server of others, Dovecot, on a folder of its own: one mailbox, over a line encrypted by a certificate of the house's own. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
const program = '/usr/sbin/dovecot'
/** Whose mails are on disk: nobody's. */
const nobody = 65_534
const readyWithinMs = 10_000

/** Undefined where it is installed. */
export const dovecotMissing = async (): Promise<string | undefined> => {
  const there = await run(program, ['--version']).then(
    () => true,
    () => false,
  )
  return there ? undefined : 'dovecot is missing: apt-get install dovecot-imapd, as root'
}

/** The certificate of who signs, and below it the server's own. */
const certify = async (folder: string): Promise<string> => {
  const openssl = (words: string) => run('openssl', words.split(' '), { cwd: folder })
  const fresh = '-newkey rsa:2048 -nodes'
  await writeFile(join(folder, 'names'), 'subjectAltName=DNS:localhost\n')
  await openssl(`req -x509 ${fresh} -days 2 -subj /CN=Casa -keyout ca.key -out ca.pem`)
  await openssl(`req ${fresh} -subj /CN=localhost -keyout server.key -out server.csr`)
  const signed = '-CA ca.pem -CAkey ca.key -CAcreateserial -days 2 -extfile names'
  await openssl(`x509 -req -in server.csr ${signed} -out server.pem`)
  return join(folder, 'ca.pem')
}

type Ports = { imap: number; imaps: number }

const settingsFor = (folder: string, password: string, ports: Ports): string => `
base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = required
ssl_cert = <${folder}/server.pem
ssl_key = <${folder}/server.key
disable_plaintext_auth = yes
mail_location = maildir:${folder}/mail
first_valid_uid = 1
auth_mechanisms = plain login
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${nobody} gid=${nobody} home=${folder}/mail
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${ports.imap}
  }
  inet_listener imaps {
    port = ${ports.imaps}
    ssl = yes
  }
}
`

export type Dovecot = {
  ports: Ports
  /** Of who signed its certificate. */
  caFile: string
  /** As a mail server delivers: written aside, then moved in whole. */
  deliver(bytes: Uint8Array): Promise<void>
  /** How many nobody has read. */
  unseen(): Promise<number>
  said(): Promise<string>
  stop(): Promise<void>
}

export const startDovecot = async (folder: string, password: string, ports: Ports): Promise<Dovecot> => {
  await mkdir(join(folder, 'run'), { recursive: true })
  // Its own people have to come through.
  for (const path of [dirname(folder), folder]) await chmod(path, 0o755)
  const caFile = await certify(folder)
  const mail = join(folder, 'mail')
  for (const path of [mail, ...['tmp', 'new', 'cur'].map((name) => join(mail, name))]) {
    await mkdir(path)
    await chown(path, nobody, nobody)
  }
  const file = join(folder, 'dovecot.conf')
  await writeFile(file, settingsFor(folder, password, ports))
  const child = spawn(program, ['-F', '-c', file], { stdio: 'inherit' })
  const ended = once(child, 'exit')
  const said = () => readFile(join(folder, 'log'), 'utf8').catch(() => '')
  const limitMs = performance.now() + readyWithinMs
  while (!/starting up/.test(await said())) {
    if (child.exitCode !== null || performance.now() > limitMs) throw new Error(`dovecot: ${await said()}`)
    await sleep(50)
  }
  let delivered = 0
  return {
    ports,
    caFile,
    said,
    deliver: async (bytes) => {
      delivered += 1
      const name = `${1_700_000_000 + delivered}.${delivered}.bench`
      const aside = join(mail, 'tmp', name)
      await writeFile(aside, bytes)
      await chown(aside, nobody, nobody)
      await rename(aside, join(mail, 'new', name))
    },
    unseen: async () => {
      const fresh = await readdir(join(mail, 'new'))
      const known = await readdir(join(mail, 'cur'))
      return fresh.length + known.filter((name) => !/:2,\w*S/.test(name)).length
    },
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
