// The sandbox imports this when a request needs it. All tests share what was loaded once, so a
// change of its tables has to count as static.
import '../../packages/sandbox/src/genja';
