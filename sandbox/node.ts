import { runServer } from './node/start';

/** The sandbox alone; `npm run sandbox` adds the MCP server. */
runServer();
