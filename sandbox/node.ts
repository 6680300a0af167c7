import { startServer } from './node/start';

/** What `npm run sandbox` runs. */
startServer().catch((error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE';
  console.error(
    isTaken
      ? 'This port is already in use. Set SANDBOX_PORT to a free port, for example 8788.'
      : error.message,
  );
  process.exitCode = 1;
});
