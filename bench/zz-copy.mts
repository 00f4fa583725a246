import { siteCopy } from './site-copy';
import { githubSpecification } from './loads';
console.log(await siteCopy(process.argv[2], { 'openapi/github.json': githubSpecification(Number(process.argv[3])) }));
