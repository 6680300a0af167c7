import { createServer } from 'node:net';

/** A port that nothing listens on, so that two test runs do not meet. */
export function findFreePort() {
  return tryPort(0);
}

/** The port that the site is to be served on. @throws when PORT is none */
export function readPort(value = '3000') {
  const port = Number(value);
  if (value.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(
      `PORT is "${value}", which is not a port number. Use a number from 1 to 65535.`,
    );
  }
  return port;
}

/** @throws when the port is in use, saying how to choose another one */
export async function ensureFree(port) {
  await tryPort(port).catch((error) => {
    throw error.code === 'EADDRINUSE' ? toPortError(port) : error;
  });
}

/** @returns {Error} */
export function toPortError(port, command = 'npm start') {
  return new Error(
    `Port ${port} is already in use. Stop the other process, or choose another port: ` +
      `PORT=${port + 1} ${command}`,
  );
}

/** Listens for a moment, as the server will: on all URLs of the machine. */
function tryPort(wanted) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(wanted, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
