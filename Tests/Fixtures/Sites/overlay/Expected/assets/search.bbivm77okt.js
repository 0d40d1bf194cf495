import{keep,mark,read,write}from"./search-marks.b7kuicil3o.js";
const make=(name,properties,...parts)=>{
const element=Object.assign(document.createElement(name),properties);
element.append(...parts);
return element;
};
const key="garland:searches";
const recent=()=>read(key)??[];
const engine=()=>import("./search-engine.lnqq5htsl2.js");
const marked=(pieces)=>pieces.map(({text,mark})=>(mark?make("mark",{},text):text));
const build=(root,{dataset:words,ariaLabel,firstElementChild:icon})=>{
const isPage=root.matches(".search-page"),{lang}=document.documentElement;
const index=engine().then(()=>GarlandSearch.open(words.root,words.language));
const button=(text,onclick,properties)=>make("button",{type:"button",onclick,...properties},make("bdi",{},text));
const filter=(text)=>make("select",{ariaLabel:text,hidden:true,onchange:()=>run()},new Option(text,""));
const[section,tag]=[filter(words.sections),filter(words.tags)];
const status=make("p",{role:"status"});
const list=make("ol",{className:"search-results",ariaLabel});
const form=root.firstElementChild??root.appendChild(make("form",{},make("input")));
const input=Object.assign(form.firstElementChild,{
type:"search",placeholder:ariaLabel,ariaLabel,enterKeyHint:"search",maxLength:200,
});
if(!isPage){
form.role="search";
if(icon)form.prepend(icon.cloneNode(true));
form.append(button("",()=>root.close(),{className:"search-close",ariaLabel:words.close}));
}
form.append(make("div",{className:"search-bar"},status,section,tag),list,make("p",{className:"search-hint"},words.hint));
const hit=(found,{url,path,excerpt},...title)=>{
const leave=(event)=>{
const query=input.value.trim(),{pathname:page,hash}=new URL(url,location);
write(key,[query,...recent().filter((each)=>each!==query)].slice(0,5));
keep(page,found);
if(isPage||event.ctrlKey||event.metaKey||event.shiftKey||event.button)return;
root.close();
if(page!==location.pathname)return;
if(!hash)event.preventDefault();
setTimeout(mark);
};
const way=path.flatMap((part)=>[" › ",make("bdi",{},part)]).slice(1);
return make("li",{},make("a",{href:url,onclick:leave,onauxclick:leave},...title,make("small",{},...way),
make("span",{},make("bdi",{},...marked(excerpt)))));
};
const show=(query,{total,results},isNew,more)=>{
const number=(n)=>n.toLocaleString(lang),{length}=results;
status.textContent=(length<total&&words.shown?words.shown.replace("{total}",number(total)):total?words.results:words.none)
.replace("{n}",number(length)).replace("{name}",()=>`\u2068${query}\u2069`);
const links=()=>[...list.querySelectorAll("a, button")],focus=links().indexOf(document.activeElement);
list.replaceChildren(...results.map((result)=>{
const item=hit(result.words,result,make("strong",{},make("bdi",{},...marked(result.markedTitle))));
item.append(make("ul",{},...result.more.map((each)=>hit(result.words,each))));
return item;
}));
if(length<total&&words.more)list.append(make("li",{},button(words.more,()=>more(length),{className:"search-more"})));
if(isNew)list.scrollTop=0;
else links()[focus]?.focus({preventScroll:true});
};
const suggest=()=>{
const repeat=(query)=>{
input.value=query;
input.focus();
run();
};
const clear=()=>{
write(key,[]);
repeat("");
};
const buttons=recent().map((query)=>button(query,()=>repeat(query)));
status.textContent=buttons.length?words.recent:"";
if(buttons.length)buttons.push(button(words.clear,clear,{className:"search-clear"}));
list.replaceChildren(...buttons.map((each)=>make("li",{},each)));
};
let running,isDone;
const run=()=>{
running?.abort();
const query=input.value.trim(),{signal}=(running=new AbortController());
if(isPage)history.replaceState(history.state,"",query?`?q=${encodeURIComponent(query)}`:location.pathname);
root.classList.toggle("has-query",query);
delete document.documentElement.dataset.query;
if(!query)return suggest();
const options={batches:1,section:section.value,tag:tag.value,signal};
const find=async(pages)=>{
const{batches}=options;
try{
const found=await(await index).search(query,{...options,pages});
if(signal.aborted||batches<options.batches)return;
show(query,found,!pages,more);
return found;
}catch{
if(!signal.aborted)status.textContent=words.failed;
}
};
const more=async(count)=>{
options.batches+=1;
const{total,results}=(await find(5))??{results:[]};
if(results.length>count)list.children[count].querySelector("a").focus();
else if(results.length<total)await more(count);
};
isDone=find(0);
setTimeout(()=>signal.aborted||find(5),300);
};
input.oninput=(event)=>event.isComposing||run();
input.oncompositionend=run;
root.onclick=({target})=>{
if(target===root&&!isPage)root.close();
};
form.onkeydown=async(event)=>{
const{key,target,ctrlKey,metaKey,shiftKey}=event;
if(event.isComposing||target.localName==="select")return;
const stops=[input,...list.querySelectorAll("a, button")],at=stops.indexOf(target);
const step={ArrowDown:1,ArrowUp:-1}[key];
if(step)stops[at+step]?.focus();
else if(key==="Escape"&&!isPage)root.close();
else if(key==="Enter"&&!at){
event.preventDefault();
await isDone;
return list.querySelector("a")?.dispatchEvent(new MouseEvent("click",{cancelable:true,ctrlKey,metaKey,shiftKey}));
}else{
if(at>0&&!ctrlKey&&!metaKey&&(key==="Backspace"||(key.length<2&&key!==" ")))input.focus();
return;
}
event.preventDefault();
};
index.then(({ready})=>ready).then(({sections,tags})=>{
section.append(...sections.map(({key,title})=>new Option(title,key)));
tag.append(...tags.map((name)=>new Option(name)));
section.hidden=sections.length<2;
tag.hidden=!tags.length;
},()=>(status.textContent=words.failed));
if(isPage)input.value||=new URLSearchParams(location.search).get("q")??"";
run();
return input;
};
const inputs=new Map();
export const start=(root,source)=>{
if(!root)return engine();
const hasStyle=inputs.size||document.querySelector(".search-page");
if(!hasStyle)document.head.append(make("link",{rel:"stylesheet",href:new URL("./search.7wi7fb52jk.css",import.meta.url)}));
if(!inputs.has(root))inputs.set(root,build(root,source));
if(root.open)inputs.get(root).select();
};
mark();